/**
 * Frames the board while a tile has the focus of the keyboard. A style that asks the parts of the board for that would
 * have all of them looked at again with every key.
 */
export function ringWhileFocused(root: ShadowRoot, frame: HTMLElement): void {
  const ring = (): void => {
    frame.classList.toggle('keyed', root.activeElement?.matches('.tile:focus-visible') === true);
  };
  for (const change of ['focusin', 'focusout', 'keydown']) {
    root.addEventListener(change, ring);
  }
}
