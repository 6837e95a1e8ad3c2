import { prefix } from '../connection/prefix.js';
import { download } from './download.js';
import { paint, type GameResult } from './result-picture.js';

/**
 * Buttons in a `.share-result` pass a result on: `.share` hands its `shareText` to what the device shares with, `.picture`
 * its `result` as a picture, which is downloaded where the device shares no files.
 */
interface ShareButton extends HTMLButtonElement {
  shareText?: string;
  result?: GameResult;
}

async function sharePicture(result: GameResult): Promise<void> {
  const canvas = paint(result, location.host + prefix);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) {
    return; // the browser has no memory for it
  }
  const files = [new File([blob], 'crosscage.png', { type: blob.type })];
  if (navigator.canShare?.({ files })) {
    await navigator.share({ files }).catch((failure: unknown) => {
      if (!isClosed(failure)) {
        download(blob, files[0]!.name);
      }
    });
  } else {
    download(blob, files[0]!.name);
  }
}

/** The device's dialog was closed: somebody has changed their mind. */
function isClosed(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === 'AbortError';
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<ShareButton>('.share-result button') : null;
  const shared =
    button?.shareText !== undefined ? navigator.share({ text: button.shareText }) : button?.result && sharePicture(button.result);
  shared?.catch((failure: unknown) => {
    if (!isClosed(failure)) {
      throw failure;
    }
  });
});
