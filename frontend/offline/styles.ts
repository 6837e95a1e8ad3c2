import techniquesStyle from '../styles/pages/techniques.css?inline';
import puzzlesStyle from '../styles/puzzles.css?inline';
import playStyle from '../styles/play.css?inline';
import trainStyle from '../styles/train.css?inline';
import shellStyle from '../styles/shell.css?inline';
import tokensStyle from '../styles/tokens.css?inline';
import offlineStyle from '../styles/offline.css?inline';

/** Gives the page its look, which pages of the server have from there. */
export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = [tokensStyle, shellStyle, puzzlesStyle, techniquesStyle, playStyle, trainStyle, offlineStyle].join('\n');
  document.head.append(style);
}
