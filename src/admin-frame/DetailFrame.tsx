import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { asApiError, isNotFound } from '../api/errors/apiError';
import { EmptyState } from '../components/feedback/EmptyState';
import { parseId } from '../contract/parseId';
import { QueryAlert, type Asked } from './QueryAlert';
import { BackLink } from './BackLink';
import { SectionHeader } from './SectionHeader';

interface DetailFrameProps {
  /** The link back to the table. */
  back: { label: string; path: string };
  /** Shown when no record has this id. */
  missing: ReactNode;
  children: (id: number) => ReactNode;
}

/** The detail page of one table row: the link back, and the record with the id in the URL. */
export function DetailFrame({ back, missing, children }: DetailFrameProps) {
  const { id: segment = '' } = useParams();
  const id = parseId(segment);
  return (
    <>
      <BackLink to={back.path} label={back.label} />
      {id === undefined ? missing : children(id)}
    </>
  );
}

interface FetchedProps<Facts> {
  query: Asked & { data?: Facts | undefined };
  /** The heading, and the error message, when there is no record to name. */
  title: string;
  otherwise: string;
  missing: ReactNode;
  children: (facts: Facts) => ReactNode;
}

/** The fetched record, or the reason why it could not be loaded. */
export function Fetched<Facts>(props: FetchedProps<Facts>) {
  const { query, title, otherwise, missing, children } = props;
  if (query.isError && isNotFound(asApiError(query.error))) return missing;
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <>
        <SectionHeader title={title} />
        <QueryAlert query={query} otherwise={otherwise} />
      </>
    );
  }
  return (
    <Stack aria-busy spacing={3}>
      <Skeleton variant="text" width="40%" sx={{ fontSize: '2.5rem' }} />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}

/** Shown if the record does not exist or has been deleted. */
export function Missing({ title, icon, text }: { title: string; icon: string; text: string }) {
  return (
    <>
      <SectionHeader title={title} />
      <EmptyState icon={icon} title={text} />
    </>
  );
}
