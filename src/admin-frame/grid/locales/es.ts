export { esES as gridLocale } from '@mui/x-data-grid/locales';
