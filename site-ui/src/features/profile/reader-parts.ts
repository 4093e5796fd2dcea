/** What is shown to those who are signed in: loaded with the property, so that nothing moves. */
export { ConfirmLine } from '../../components/confirm-line';
export { DocumentsTable as Table } from '../../components/documents-table';
export { MarketAnalysisButton as MarketButton } from './market-button';
