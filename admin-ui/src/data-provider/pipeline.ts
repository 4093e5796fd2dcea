import { PipelineService } from '@stowbridge/api/services/PipelineService';
import { saveBlob } from './download';
import { request } from './http';
import { transport } from './transport';

const pipelineApi = new PipelineService(transport);

export type PipelineAsked = Parameters<typeof pipelineApi.figures>[0];
export type ForecastAsked = Parameters<typeof pipelineApi.forecast>[0];

/** How deals get through their stages, and what is to come. */
export const pipelineCalls = {
  pipeline: (asked: PipelineAsked) => pipelineApi.figures(asked),

  forecast: (asked: ForecastAsked) => pipelineApi.forecast(asked),

  setProbability: (stageId: number, percent: number) =>
    pipelineApi.setProbability({ id: stageId, requestBody: { percent } }),

  setCommission: (commissionPercent: number) => pipelineApi.setCommission({ requestBody: { commissionPercent } }),

  savePipeline: (asked: PipelineAsked) => save('pipeline/spreadsheet', asked, 'pipeline.xlsx'),

  saveForecast: (asked: ForecastAsked) => save('pipeline/forecast/spreadsheet', asked, 'forecast.xlsx'),
};

async function save(path: string, asked: object, name: string): Promise<void> {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([field, value]) => [field, String(value)]));
  const response = await request(`/api/v1/${path}?${search}`);
  saveBlob(await response.blob(), name);
}
