import 'dayjs/locale/pt-br';

export { ptBR as pickerLocale } from '@mui/x-date-pickers/locales';
