/** Workers beside the page's own: started when somebody asks, and taken again where they were kept. */
export class Pool {
  #begin;
  #idle = [];
  #count = 0;

  /** `begin` starts a life of the name it is given. */
  constructor(begin) {
    this.#begin = begin;
  }

  /** A ready life, that nobody else has: one that was kept, or a new one. Rejects where that does not come up. */
  take() {
    const life = this.#idle.pop();
    if (life?.ended) return this.take();
    if (life) return life.ready;
    this.#count += 1;
    return this.#begin(`pool-${this.#count}`).ready;
  }

  /** Leaves a life to the next who asks; whoever wants it gone ends it instead. */
  keep(life) {
    if (!life.ended && !this.#idle.includes(life)) this.#idle.push(life);
  }
}
