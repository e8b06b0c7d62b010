async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Bytes to a binary string, in chunks: a function call takes a limited number of arguments. */
const toBinary = (bytes: Uint8Array) => {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text;
};

/** Compresses a text for local storage, which holds only a few megabytes of text. */
export async function packText(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('gzip'));
  return btoa(toBinary(packed));
}

/** @throws Error if the text was not packed by `packText`. */
export async function unpackText(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const plain = await through(bytes, new DecompressionStream('gzip'));
  return new TextDecoder().decode(plain);
}
