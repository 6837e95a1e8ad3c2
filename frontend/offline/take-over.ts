/** What a page that has just been loaded says to the worker of a newer server, which waits for such a moment. */
export const TAKE_OVER = 'take over';
