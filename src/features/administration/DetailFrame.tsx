import { mdiArrowLeft } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { asApiError, isNotFound } from '../../api/apiError';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { parseId } from '../../contract/parseId';
import { QueryAlert, type Asked } from './QueryAlert';
import { SectionHeader } from './SectionHeader';

interface DetailFrameProps {
  /** To the table it is a row of. */
  back: { label: string; path: string };
  /** What is said where there is no such thing. */
  missing: ReactNode;
  children: (id: number) => ReactNode;
}

/** The page of one row: the way back, and what the number in its address stands for. */
export function DetailFrame({ back, missing, children }: DetailFrameProps) {
  const { id: segment = '' } = useParams();
  const id = parseId(segment);
  return (
    <>
      <Button
        component={Link}
        to={back.path}
        color="inherit"
        size="small"
        startIcon={<Icon path={mdiArrowLeft} />}
        sx={{ mb: 2, ml: -1 }}
      >
        {back.label}
      </Button>
      {id === undefined ? missing : children(id)}
    </>
  );
}

interface FetchedProps<Facts> {
  query: Asked & { data?: Facts | undefined };
  /** The heading where there is nothing to name, and what could not be done. */
  title: string;
  otherwise: string;
  missing: ReactNode;
  children: (facts: Facts) => ReactNode;
}

/** What was fetched, or why it is not there. */
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

/** Says that there is no such thing, or no longer. */
export function Missing({ title, icon, text }: { title: string; icon: string; text: string }) {
  return (
    <>
      <SectionHeader title={title} />
      <EmptyState icon={icon} title={text} />
    </>
  );
}
