import type { LineStyle } from './lines.js';
import { DASHES, lineColour, lineWidth, type Axes, type Paint } from './paint.js';

const HEAD = 64;
const FOOT = 28;

/** A chart as a picture to keep: title, legend, what was drawn, the name of the axis. */
export function picture(
  drawn: HTMLCanvasElement,
  title: string,
  axes: Axes,
  styles: readonly LineStyle[],
  paint: Paint,
): HTMLCanvasElement {
  const ratio = devicePixelRatio;
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width;
  canvas.height = drawn.height + (HEAD + FOOT) * ratio;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = paint.surface;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(drawn, 0, HEAD * ratio);
  pen.scale(ratio, ratio);
  pen.fillStyle = paint.ink;
  pen.font = `600 15px ${paint.font}`;
  pen.fillText(`${title} · ${axes.y}`, 12, 22);
  pen.font = `13px ${paint.font}`;
  let x = 12;
  styles.forEach((style) => {
    pen.strokeStyle = lineColour(paint, style.colour);
    pen.lineWidth = lineWidth(style.bold);
    pen.setLineDash(DASHES[style.stroke]);
    pen.beginPath();
    pen.moveTo(x, 44);
    pen.lineTo(x + 26, 44);
    pen.stroke();
    pen.fillText(style.name, x + 32, 48);
    x += 48 + pen.measureText(style.name).width;
  });
  pen.textAlign = 'center';
  pen.fillText(axes.x, canvas.width / ratio / 2, canvas.height / ratio - 10);
  return canvas;
}
