import { useGetConfigurationQuery } from '../../api/websiteApi';
import { useRoute } from '../../navigation/useRoute';
import { PartnerList } from './PartnerList';

/** The site's partners; renders nothing until they are known. */
export function PartnersBlock() {
  const { language } = useRoute();
  const { data } = useGetConfigurationQuery({ language });
  return data ? <PartnerList partners={data.partners} /> : null;
}
