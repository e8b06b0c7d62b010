import { site } from '../../../config/site';
import { languageTags, type Language } from '../../../contract/languages';
import { pages, type StaticRouteName } from '../../../contract/pages';
import type { SiteSettings } from '../../../contract/siteSettings';
import { fillText } from '../../platform/texts/fillText';
import { serverTexts } from '../../platform/texts/serverTexts';

/** Shortcuts of the app's icon. Their URLs have no language: the server redirects to the last chosen one. */
const shortcuts = ['ArticleList', 'Profile', 'Settings'] as const satisfies StaticRouteName[];

/** Taken by `src/build/takeScreenshots.ts`. */
const screenshots = [
  { name: 'home', route: 'Home', wide: true },
  { name: 'articles', route: 'ArticleList', wide: true },
  { name: 'home', route: 'Home', wide: false },
  { name: 'articles', route: 'ArticleList', wide: false },
] as const;

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The web app manifest. Its id is the same in every language, so that changing the language does not install a second app.
 */
export function buildWebManifest(language: Language, { name, descriptions }: SiteSettings) {
  const { metadata: texts, descriptions: usual } = serverTexts[language];
  const describe = (route: StaticRouteName) => fillText(usual[route], { site: name });
  return {
    id: '/',
    lang: languageTags[language],
    dir: 'ltr',
    name,
    // The short name only applies to the default name.
    short_name: name === site.name ? site.shortName : name,
    description: descriptions[language] || describe('Home'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f4f4',
    theme_color: site.themeColor,
    categories: ['games', 'entertainment', 'news'],
    icons: [
      { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon', 192),
      icon('icon', 512),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: shortcuts.map((route) => ({
      name: texts[route],
      description: describe(route),
      url: `/${pages[route].path}`,
      icons: [icon('icon', 192)],
    })),
    screenshots: screenshots.map(({ name: file, route, wide }) => ({
      src: `/screenshots/${file}-${wide ? 'wide' : 'narrow'}.webp`,
      sizes: wide ? '1440x900' : '780x1688',
      type: 'image/webp',
      form_factor: wide ? 'wide' : 'narrow',
      label: texts[route],
    })),
  };
}
