import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayerFirstsInfiniteQuery } from '../../../api/pastApi';
import { ChoiceButtons } from '../../../components/forms/ChoiceButtons';
import { ListEnd } from '../../../components/reading/ListEnd';
import { Text } from '../../../components/Text';
import { firstStates, pastRules, type FirstState } from '../../../contract/records/past';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { RecordRows } from '../RecordSkeleton';
import { FirstTable } from './FirstTable';
import './firsts.css';

const choices = [null, ...firstStates] as const;

/** The first places that a player holds or has held, page by page. */
export function PlayerFirsts({ player }: { player: number }) {
  const { t } = useTranslation('past');
  const { language } = useRoute();
  const { count } = useFormats();
  const [state, setState] = useState<FirstState | null>(null);
  const list = useGetPlayerFirstsInfiniteQuery({ language, id: player, state });
  const failure = list.isError ? asApiError(list.error) : undefined;
  const facts = list.data?.pages[0];
  if (list.isLoading) return <RecordRows rows={5} />;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  /** No more are counted. */
  const counted = (total: number) =>
    total < pastRules.countedFirsts ? count(total) : `${count(total)}+`;
  if (facts && facts.held + facts.lost === 0) return <Text muted>{t('firsts.none')}</Text>;
  return (
    <>
      {facts ? (
        <ChoiceButtons
          label={t('firsts.filter')}
          choices={choices}
          chosen={state}
          onChoose={setState}
          nameOf={(choice) =>
            choice === null
              ? t('firsts.all')
              : t(`firsts.${choice}`, { formatted: counted(facts[choice]) })
          }
        />
      ) : null}
      {facts?.longestDays ? (
        <p className="text-body2 text-muted firsts-longest">
          {t('firsts.longest', {
            count: facts.longestDays,
            formatted: count(facts.longestDays),
          })}
        </p>
      ) : null}
      {items.length > 0 ? (
        <FirstTable firsts={items} stale={list.isFetching && !list.isFetchingNextPage} />
      ) : null}
      {facts && items.length === 0 ? <Text muted>{t('firsts.none')}</Text> : null}
      <ListEnd list={list} failure={failure} failed={t('firsts.failed')} more={t('firsts.more')} />
      <p className="text-body2 text-muted">{t('firsts.ties')}</p>
    </>
  );
}
