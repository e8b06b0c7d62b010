import { articleLimits } from '../../contract/articleAdministration';

/** In pixels of the original picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const { cover, textPicture } = articleLimits;

interface Drawing {
  area: CropArea;
  /** The output size of the area. */
  width: number;
  height: number;
}

/**
 * Re-encodes a picture as a JPEG, which removes its metadata (place, camera).
 * @throws Error if the browser cannot decode it.
 */
async function draw(file: Blob, plan: (width: number, height: number) => Drawing) {
  const picture = await createImageBitmap(file);
  try {
    const { area, width, height } = plan(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No 2D canvas context.');
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

/** The selected area as a JPEG, at most as wide as the site shows covers. */
export async function cropCover(file: Blob, area: CropArea): Promise<string> {
  const width = Math.min(cover.width, Math.round(area.width));
  return draw(file, () => ({ area, width, height: (width * cover.height) / cover.width }));
}

/** The whole picture as a JPEG, no larger than an article shows it. */
export async function shrinkPicture(file: Blob): Promise<string> {
  return draw(file, (width, height) => {
    const scale = Math.min(1, textPicture.width / width, textPicture.height / height);
    const area = { x: 0, y: 0, width, height };
    return { area, width: width * scale, height: height * scale };
  });
}
