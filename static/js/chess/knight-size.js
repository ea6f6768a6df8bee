/** How many squares a knight's board has, without those that are taken out. */
export const sizeOf = ({ rows, cols, holes }) => rows * cols - holes.length;
