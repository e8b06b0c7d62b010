import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isLanguage, languageNames } from '../../contract/languages';
import type { SiteStatistics } from '../../contract/schemas/adminStatistics';
import { isThemeKey } from '../../contract/themeKeys';
import { CountTiles } from './CountTiles';
import { RankCard } from './RankCard';
import { TimeCard } from './TimeCard';

type Words = SiteStatistics['themes'];

/** All statistics of one range. */
export function StatisticsCards({ statistics }: { statistics: SiteStatistics }) {
  const { t } = useTranslation(['adminStatistics', 'themes']);
  const languageName = (word: string) => {
    if (isLanguage(word)) return languageNames[word];
    return word === '' ? t('unknownLanguage') : t('otherLanguage');
  };
  const themeName = (word: string) =>
    isThemeKey(word) ? t(`themes:themes.${word}.name`) : t('systemTheme');
  const ranked = (words: Words, nameOf: (word: string) => string) =>
    words.map(({ word, total }) => ({ key: word, name: nameOf(word), number: total }));
  return (
    <>
      <CountTiles totals={statistics.totals} previous={statistics.previous} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: 2,
        }}
      >
        <TimeCard title={t('charts.visits')} kinds={['views', 'logins']} statistics={statistics} />
        <TimeCard
          title={t('charts.activity')}
          kinds={['members', 'comments', 'articles']}
          statistics={statistics}
        />
        <TimeCard title={t('kinds.scores')} kinds={['scores']} statistics={statistics} />
        <RankCard
          title={t('charts.topArticles')}
          head={[t('columns.article'), t('kinds.views')]}
          rows={statistics.topArticles.map(({ id, title, views }) => ({
            key: String(id),
            name: title,
            number: views,
          }))}
        />
        <RankCard
          title={t('charts.themes')}
          head={[t('columns.theme'), t('columns.pages')]}
          rows={ranked(statistics.themes, themeName)}
        />
        <RankCard
          title={t('charts.pageLanguages')}
          head={[t('columns.language'), t('columns.pages')]}
          rows={ranked(statistics.pageLanguages, languageName)}
        />
        <RankCard
          title={t('charts.memberLanguages')}
          head={[t('columns.language'), t('columns.members')]}
          rows={ranked(statistics.memberLanguages, languageName)}
        />
      </Box>
    </>
  );
}
