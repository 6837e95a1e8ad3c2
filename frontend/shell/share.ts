/** Buttons in a `.share-result` hand their `shareText` to what the device shares with. */
interface ShareButton extends HTMLButtonElement {
  shareText?: string;
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<ShareButton>('.share-result .share') : null;
  if (button?.shareText !== undefined) {
    navigator.share({ text: button.shareText }).catch(() => {
      // whoever closes the device's dialog has changed their mind
    });
  }
});

export {};
