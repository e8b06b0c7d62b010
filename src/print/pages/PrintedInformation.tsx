import type { InformationRoute } from '../../contract/informationPages';
import { InformationView } from '../../features/information/InformationView';
import { useInformation } from '../../features/information/useInformation';

export function PrintedInformation({ route }: { route: InformationRoute }) {
  return <InformationView document={useInformation(route)} hash="" />;
}
