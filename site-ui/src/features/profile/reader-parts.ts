import { ConfirmLine } from '../../components/confirm-line';
import { DocumentsTable } from '../../components/documents-table';
import { MarketAnalysisButton } from './market-button';

/** What is shown to those who are signed in: loaded with the property, so that nothing moves. */
export const readerParts = { ConfirmLine, Table: DocumentsTable, MarketButton: MarketAnalysisButton };
