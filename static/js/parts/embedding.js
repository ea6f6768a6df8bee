/** Whether only a board and its explorer are shown: in a frame of another page, or where the address says so. */
export const isInFrame = () => window !== top || /[#&]embed=1(&|$)/.test(location.hash);
