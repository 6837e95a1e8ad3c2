/**
 * Frames the board while a tile has the focus of the keyboard. A style that asks the parts of the board for that would
 * have all of them looked at again with every key. Browsers take the focus of a page that was just loaded for one of the
 * keyboard: where fingers play, a key says first that there is one.
 */
export function ringWhileFocused(root: ShadowRoot, frame: HTMLElement): void {
  let hasKeyboard = !matchMedia('(pointer: coarse)').matches;
  window.addEventListener('keydown', () => (hasKeyboard = true), { capture: true, once: true });
  const ring = (): void => {
    frame.classList.toggle('keyed', hasKeyboard && root.activeElement?.matches('.tile:focus-visible') === true);
  };
  for (const change of ['focusin', 'focusout', 'keydown']) {
    root.addEventListener(change, ring);
  }
}
