/** No picture at all: the page shows what it always shows where one does not come. A list of addresses is left empty. */
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
 * Pictures are not fetched. The frame's policy forbids them anyway; asked for, each would be a complaint in the browser's
 * console, where somebody may be looking for a fault.
 */
export function maskPictures(): void {
  for (const { prototype } of [HTMLImageElement, HTMLSourceElement, HTMLLinkElement]) {
    const set = prototype.setAttribute;
    prototype.setAttribute = function setCovered(this: Element, name: string, value: string) {
      // React writes `srcSet`: names of attributes have no case.
      const address = name.toLowerCase();
      set.call(this, name, isAddress(address) ? String(withheld(address, value)) : value);
    };
    coverProperty(prototype, 'src');
    coverProperty(prototype, 'srcset');
  }
}
