import type accountMenu from '../../locales/en/accountMenu.json';
import type adminArticles from '../../locales/en/adminArticles.json';
import type adminAudit from '../../locales/en/adminAudit.json';
import type adminConfiguration from '../../locales/en/adminConfiguration.json';
import type adminRoles from '../../locales/en/adminRoles.json';
import type adminSupport from '../../locales/en/adminSupport.json';
import type adminGames from '../../locales/en/adminGames.json';
import type adminOperation from '../../locales/en/adminOperation.json';
import type adminOverview from '../../locales/en/adminOverview.json';
import type adminStatistics from '../../locales/en/adminStatistics.json';
import type adminUsers from '../../locales/en/adminUsers.json';
import type administration from '../../locales/en/administration.json';
import type analytics from '../../locales/en/analytics.json';
import type articlePages from '../../locales/en/articlePages.json';
import type auth from '../../locales/en/auth.json';
import type boards from '../../locales/en/boards.json';
import type comments from '../../locales/en/comments.json';
import type comparison from '../../locales/en/comparison.json';
import type explanation from '../../locales/en/explanation.json';
import type decisions from '../../locales/en/decisions.json';
import type descriptions from '../../locales/en/descriptions.json';
import type { core } from '../../locales/en/core';
import type games from '../../locales/en/games.json';
import type members from '../../locales/en/members.json';
import type moderation from '../../locales/en/moderation.json';
import type pagination from '../../locales/en/pagination.json';
import type player from '../../locales/en/player.json';
import type proofs from '../../locales/en/proofs.json';
import type rankHistory from '../../locales/en/rankHistory.json';
import type rankings from '../../locales/en/rankings.json';
import type profile from '../../locales/en/profile.json';
import type replay from '../../locales/en/replay.json';
import type reportCases from '../../locales/en/reportCases.json';
import type reports from '../../locales/en/reports.json';
import type pwa from '../../locales/en/pwa.json';
import type scoreSheet from '../../locales/en/scoreSheet.json';
import type settings from '../../locales/en/settings.json';
import type support from '../../locales/en/support.json';
import type requests from '../../locales/en/requests.json';
import type takeBack from '../../locales/en/takeBack.json';
import type showcase from '../../locales/en/showcase.json';
import type themes from '../../locales/en/themes.json';
import type verify from '../../locales/en/verify.json';
import type video from '../../locales/en/video.json';

/** Keys are typed from the English texts; add new namespaces here and in `namespaces.ts`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof core & {
      articlePages: typeof articlePages;
      auth: typeof auth;
      boards: typeof boards;
      decisions: typeof decisions;
      games: typeof games;
      scoreSheet: typeof scoreSheet;
      profile: typeof profile;
      proofs: typeof proofs;
      rankHistory: typeof rankHistory;
      rankings: typeof rankings;
      settings: typeof settings;
      accountMenu: typeof accountMenu;
      analytics: typeof analytics;
      themes: typeof themes;
      comments: typeof comments;
      comparison: typeof comparison;
      explanation: typeof explanation;
      descriptions: typeof descriptions;
      members: typeof members;
      moderation: typeof moderation;
      pagination: typeof pagination;
      player: typeof player;
      showcase: typeof showcase;
      verify: typeof verify;
      video: typeof video;
      support: typeof support;
      requests: typeof requests;
      reportCases: typeof reportCases;
      reports: typeof reports;
      takeBack: typeof takeBack;
      pwa: typeof pwa;
      administration: typeof administration;
      adminArticles: typeof adminArticles;
      adminUsers: typeof adminUsers;
      adminRoles: typeof adminRoles;
      adminSupport: typeof adminSupport;
      replay: typeof replay;
      adminAudit: typeof adminAudit;
      adminGames: typeof adminGames;
      adminOperation: typeof adminOperation;
      adminOverview: typeof adminOverview;
      adminStatistics: typeof adminStatistics;
      adminConfiguration: typeof adminConfiguration;
      // Documents of nested lists: their thousand keys are too many for the compiler, and no code uses them one by one. Pages
      // read a document as an object.
      information: Record<string, string>;
    };
  }
}
