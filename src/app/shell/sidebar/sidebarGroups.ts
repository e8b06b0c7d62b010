import {
  mdiAccountMultipleOutline,
  mdiCellphoneCog,
  mdiEmailOutline,
  mdiFileDocumentOutline,
  mdiFrequentlyAskedQuestions,
  mdiGamepadVariantOutline,
  mdiGavel,
  mdiHomeVariantOutline,
  mdiInformationOutline,
  mdiPencilBoxOutline,
  mdiPlayBoxOutline,
  mdiPodium,
  mdiPostOutline,
  mdiScaleBalance,
  mdiShieldLockOutline,
} from '@mdi/js';
import type { StaticRouteName } from '../../../contract/pages';

export interface SidebarGroup {
  name: 'main' | 'development' | 'links';
  links: readonly { route: SidebarRoute; icon: string }[];
}

/** A ranking's link leads to its first board. */
export type SidebarRoute = StaticRouteName | 'RankingBoard';

/** The sidebar's links. A link whose page does not exist yet is not shown. */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    name: 'main',
    links: [
      { route: 'Home', icon: mdiHomeVariantOutline },
      { route: 'ArticleList', icon: mdiPostOutline },
      { route: 'GameList', icon: mdiGamepadVariantOutline },
      { route: 'RankingBoard', icon: mdiPodium },
      { route: 'PlayerList', icon: mdiAccountMultipleOutline },
    ],
  },
  {
    name: 'development',
    links: [
      { route: 'QuillTest', icon: mdiPencilBoxOutline },
      { route: 'VideoPlayers', icon: mdiPlayBoxOutline },
      { route: 'PwaSettings', icon: mdiCellphoneCog },
    ],
  },
  {
    name: 'links',
    links: [
      { route: 'Faq', icon: mdiFrequentlyAskedQuestions },
      { route: 'Rules', icon: mdiGavel },
      { route: 'Privacy', icon: mdiShieldLockOutline },
      { route: 'Terms', icon: mdiFileDocumentOutline },
      { route: 'Contact', icon: mdiEmailOutline },
      { route: 'About', icon: mdiInformationOutline },
      { route: 'Legal', icon: mdiScaleBalance },
    ],
  },
];
