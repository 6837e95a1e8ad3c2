import boardStyle from '../styles/board.css?inline';
import offlineStyle from '../styles/offline.css?inline';
import catalogueStyle from '../styles/pages/catalogue.css?inline';
import techniquesStyle from '../styles/pages/techniques.css?inline';
import puzzlesStyle from '../styles/puzzles.css?inline';
import shellStyle from '../styles/shell.css?inline';
import tokensStyle from '../styles/tokens.css?inline';
import trainStyle from '../styles/train.css?inline';

/** Gives the page its look, which pages of the server have from there. */
export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = [tokensStyle, shellStyle, puzzlesStyle, catalogueStyle, techniquesStyle, boardStyle, trainStyle, offlineStyle].join('\n');
  document.head.append(style);
}
