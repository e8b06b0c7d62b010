import { articleLimits } from '../../../contract/articleAdministration';

/** Pixels of the picture itself. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const { cover, textPicture } = articleLimits;

interface Drawing {
  area: CropArea;
  /** How wide and high the area becomes. */
  width: number;
  height: number;
}

/**
 * A picture drawn anew as a JPEG: where it was taken and with what does not leave the device.
 * @throws Error where the browser cannot read it.
 */
async function draw(file: Blob, plan: (width: number, height: number) => Drawing) {
  const picture = await createImageBitmap(file);
  try {
    const { area, width, height } = plan(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    const { x, y, width: w, height: h } = area;
    context.drawImage(picture, x, y, w, h, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.92);
  } finally {
    picture.close();
  }
}

/** The chosen part, of the site's widest size at most. */
export async function cropCover(file: Blob, area: CropArea): Promise<string> {
  const width = Math.min(cover.width, Math.round(area.width));
  return draw(file, () => ({ area, width, height: (width * cover.height) / cover.width }));
}

/** The whole picture, no larger than a text has room for. */
export async function shrinkPicture(file: Blob): Promise<string> {
  return draw(file, (width, height) => {
    const scale = Math.min(1, textPicture.width / width, textPicture.height / height);
    const area = { x: 0, y: 0, width, height };
    return { area, width: width * scale, height: height * scale };
  });
}
