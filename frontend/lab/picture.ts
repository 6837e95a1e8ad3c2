/** Points of the picture for each unit of the drawing: sharp on paper, too. */
const SCALE = 2;

/** A drawing that is a whole SVG document as a PNG; null when the browser cannot paint it. */
export async function picture(drawing: string): Promise<Blob | null> {
  const image = new Image();
  // not an object URL: the page's content security policy lets pictures come from the server and from data only
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((done) => canvas.toBlob(done));
}
