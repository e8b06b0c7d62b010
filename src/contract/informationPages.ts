/** The pages whose texts are documents of the `information` area: their route, and the document's key. */
export const informationPages = {
  Faq: 'faq',
  Rules: 'rules',
  Privacy: 'privacy',
  Terms: 'terms',
  Contact: 'contact',
  About: 'about',
  Legal: 'legal',
} as const;

export type InformationRoute = keyof typeof informationPages;

export const isInformationRoute = (name: string): name is InformationRoute =>
  Object.hasOwn(informationPages, name);
