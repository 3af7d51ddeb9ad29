export interface PictureLimits {
  /** Pixels of either side. */
  longestSide: number;
  mostBytes: number;
}

/** Pixels below which a picture is not made smaller, however many bytes it has. */
const smallestSide = 64;

/** Draws a picture again, small enough, without what a camera writes into its files. Throws when it can't be read. */
export async function scalePicture(file: Blob, { longestSide, mostBytes }: PictureLimits): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    for (let side = longestSide; ; side /= 2) {
      const blob = await encode(bitmap, side);
      if (blob.size <= mostBytes || side <= smallestSide) return blob;
    }
  } finally {
    bitmap.close();
  }
}

/** As WebP; in browsers that write none, as JPEG, or PNG where something is see-through. */
async function encode(bitmap: ImageBitmap, longestSide: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await toBlob(canvas, 'image/webp');
  if (blob.type === 'image/webp') return blob;
  return toBlob(canvas, isOpaque(context) ? 'image/jpeg' : 'image/png');
}

function isOpaque(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      type,
      0.9,
    );
  });
}
