import type { MarketAnalysisDto } from '@stowbridge/api';
import type { Api } from './api';

/** Figures around a property, each with its source and date. */
export type MarketAnalysis = MarketAnalysisDto;

export const getMarketAnalysis = (api: Api, token: string) =>
  api.get<MarketAnalysis>(`home/market/${encodeURIComponent(token)}`);
