/** Invalid URLs, so that the page shows its fallback for a missing image. A `srcset` is left empty. */
const missing = { src: 'data:,', srcset: '', imagesrcset: '' };
type Address = keyof typeof missing;

const isAddress = (name: string): name is Address => Object.hasOwn(missing, name);

const withheld = (name: Address, address: unknown) =>
  String(address).startsWith('data:') ? address : missing[name];

function coverProperty(prototype: object, name: 'src' | 'srcset'): void {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  if (!own?.set) return;
  const { set } = own;
  Object.defineProperty(prototype, name, {
    ...own,
    set(this: Element, address: unknown) {
      set.call(this, withheld(name, address));
    },
  });
}

/**
 * Prevents image requests. The frame's Content Security Policy blocks them anyway, but each would log an error to the
 * browser's console and hide relevant ones.
 */
export function maskPictures(): void {
  for (const { prototype } of [HTMLImageElement, HTMLSourceElement, HTMLLinkElement]) {
    const set = prototype.setAttribute;
    prototype.setAttribute = function setCovered(this: Element, name: string, value: string) {
      // React writes `srcSet`; attribute names are case-insensitive.
      const address = name.toLowerCase();
      set.call(this, name, isAddress(address) ? String(withheld(address, value)) : value);
    };
    coverProperty(prototype, 'src');
    coverProperty(prototype, 'srcset');
  }
}
