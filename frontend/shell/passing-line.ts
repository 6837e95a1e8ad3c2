/**
 * Shows a line of words below the header, above everything, and tells it to those who listen. It goes away after so many
 * milliseconds, or when what is returned is called.
 */
export function showLine(className: string, words: string, milliseconds: number): () => void {
  const line = document.createElement('div');
  line.className = `passing-line ${className}`;
  line.setAttribute('role', 'status');
  line.popover = 'manual'; // above an open menu
  document.body.append(line);
  line.showPopover();
  line.textContent = words; // only what changes is told
  const timer = setTimeout(() => line.remove(), milliseconds);
  return () => {
    clearTimeout(timer);
    line.remove();
  };
}
