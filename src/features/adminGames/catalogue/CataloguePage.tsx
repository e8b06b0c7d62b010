import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { OutcomeAlert, type Outcome } from '../../../admin-frame/OutcomeAlert';
import { QueryAlert } from '../../../admin-frame/QueryAlert';
import { BackLink } from '../../../admin-frame/BackLink';
import { SectionHeader } from '../../../admin-frame/SectionHeader';
import { useConfirmDialog } from '../../../admin-frame/useConfirmDialog';
import { formatValue } from '../../../contract/records/formatValue';
import type {
  AdminCatalogue,
  AdminFormat,
  AdminPlatform,
  AdminSeries,
} from '../../../contract/schemas/adminGames';
import { useRoute } from '../../../navigation/useRoute';
import { nameIn } from '../draft/editedGame';
import { exampleValue } from '../structure/exampleValue';
import { useGamePath } from '../useGamePath';
import {
  useDeleteFormatMutation,
  useDeletePlatformMutation,
  useDeleteSeriesMutation,
  useGetCatalogueQuery,
} from './catalogueApi';
import { CatalogueList } from './CatalogueList';
import { FormatDialog } from './FormatDialog';
import { NamedDialog } from './NamedDialog';

export type CatalogueItem =
  | { kind: 'series'; item: AdminSeries }
  | { kind: 'platform'; item: AdminPlatform }
  | { kind: 'format'; item: AdminFormat };
type Opened = CatalogueItem | { kind: CatalogueItem['kind']; item: undefined };

/** Platforms, series and value formats: what games are made of. */
export function CataloguePage() {
  const { t } = useTranslation(['adminGames', 'common']);
  const { list } = useGamePath();
  const query = useGetCatalogueQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<Opened>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { remove, nameOf } = useItems();
  const { ask, ...removal } = useConfirmDialog<CatalogueItem>({
    run: remove,
    otherwise: t('catalogue.deleteFailed'),
    onDone: (item) => setOutcome({ text: t('catalogue.deleted', { name: nameOf(item) }) }),
  });
  const close = () => setOpened(undefined);
  const saved = () => {
    close();
    setOutcome({ text: t('catalogue.saved') });
  };
  return (
    <>
      <BackLink to={list} label={t('editor.back')} />
      <SectionHeader title={t('catalogue.title')} lead={t('catalogue.lead')} />
      <OutcomeAlert outcome={outcome} />
      <QueryAlert query={query} otherwise={t('catalogue.failed')} />
      {query.data ? (
        <Lists catalogue={query.data} nameOf={nameOf} onOpen={setOpened} onRemove={ask} />
      ) : null}
      {query.isLoading ? <Skeleton variant="rounded" height={480} /> : null}
      {opened?.kind === 'format' ? (
        <FormatDialog item={opened.item} onSaved={saved} onClose={close} />
      ) : null}
      {opened && opened.kind !== 'format' ? (
        <NamedDialog kind={opened.kind} item={opened.item} onSaved={saved} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={removal.open}
        severe
        title={t('list.deleteTitle', { name: removal.pending ? nameOf(removal.pending) : '' })}
        text={t('catalogue.deleteText')}
        labels={{ confirm: t('common:delete'), cancel: t('common:cancel') }}
        failure={removal.failure}
        onConfirm={removal.confirm}
        onClose={removal.close}
      />
    </>
  );
}

function useItems() {
  const { language } = useRoute();
  const [removeSeries] = useDeleteSeriesMutation();
  const [removePlatform] = useDeletePlatformMutation();
  const [removeFormat] = useDeleteFormatMutation();
  return {
    nameOf: (one: CatalogueItem) =>
      one.kind === 'format' ? one.item.code : (nameIn(one.item.names, language) ?? one.item.slug),
    remove: ({ kind, item: { id } }: CatalogueItem) => {
      if (kind === 'series') return removeSeries(id);
      return kind === 'platform' ? removePlatform(id) : removeFormat(id);
    },
  };
}

interface ListsProps {
  catalogue: AdminCatalogue;
  nameOf: (item: CatalogueItem) => string;
  onOpen: (opened: Opened) => void;
  onRemove: (item: CatalogueItem) => void;
}

function Lists({ catalogue, nameOf, onOpen, onRemove }: ListsProps) {
  const { t } = useTranslation('adminGames');
  const { language } = useRoute();
  const row = (one: CatalogueItem, more: string, uses: number) => ({
    key: one.item.id,
    name: nameOf(one),
    facts: [
      more,
      one.kind === 'format' ? t('chartCount', { count: uses }) : t('gameCount', { count: uses }),
    ]
      .filter(Boolean)
      .join(' · '),
    used: uses > 0,
    onEdit: () => onOpen(one),
    onRemove: () => onRemove(one),
  });
  return (
    <Stack spacing={5}>
      <CatalogueList
        title={t('catalogue.platforms')}
        addLabel={t('catalogue.addPlatform')}
        onAdd={() => onOpen({ kind: 'platform', item: undefined })}
        rows={catalogue.platforms.map((item) =>
          row({ kind: 'platform', item }, item.maker, item.nbGame),
        )}
      />
      <CatalogueList
        title={t('catalogue.seriesList')}
        addLabel={t('catalogue.addSeries')}
        onAdd={() => onOpen({ kind: 'series', item: undefined })}
        rows={catalogue.series.map((item) => row({ kind: 'series', item }, '', item.nbGame))}
      />
      <CatalogueList
        title={t('catalogue.formats')}
        addLabel={t('catalogue.addFormat')}
        onAdd={() => onOpen({ kind: 'format', item: undefined })}
        rows={catalogue.formats.map((item) =>
          row(
            { kind: 'format', item },
            formatValue(item.definition, exampleValue(item.definition), language),
            item.nbChart,
          ),
        )}
      />
    </Stack>
  );
}
