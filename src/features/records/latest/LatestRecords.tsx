import { useGetLatestRecordsQuery } from '../../../api/homeApi';
import { useRoute } from '../../../navigation/useRoute';
import { RecordList } from './RecordList';

/** The first places taken last. */
export function LatestRecords() {
  const { language } = useRoute();
  const { data, isError } = useGetLatestRecordsQuery({ language });
  return <RecordList records={isError ? [] : data?.items} />;
}
