export { ptBR as gridLocale } from '@mui/x-data-grid/locales';
