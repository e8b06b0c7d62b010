import 'dayjs/locale/es';

export { esES as pickerLocale } from '@mui/x-date-pickers/locales';
