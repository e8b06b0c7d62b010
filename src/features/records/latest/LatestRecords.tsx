import { useGetLatestRecordsQuery } from '../../../api/homeApi';
import { useRoute } from '../../../navigation/useRoute';
import { RecordList } from './RecordList';

/** The first places taken last; renders nothing until they are known. */
export function LatestRecords() {
  const { language } = useRoute();
  const { data } = useGetLatestRecordsQuery({ language });
  return <RecordList records={data?.items ?? []} />;
}
