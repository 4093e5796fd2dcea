import type { ForecastAsked, PipelineAsked } from '../../data-provider/pipeline';
import { toWireDate } from '../../dates';
import type { ReportForm } from '../report-rules';

/** The last 12 months: fewer hold too few deals to say much. */
const lastYear = 5;

export interface PipelineForm extends ReportForm {
  agentId: number | null;
  storeTypeId: number | null;
  stateId: number | null;
}

export const initial: PipelineForm = {
  rangeId: lastYear,
  from: '',
  to: '',
  agentId: null,
  storeTypeId: null,
  stateId: null,
};

/** Whose deals are asked for. */
export const forecastAsked = ({ agentId, storeTypeId, stateId }: PipelineForm): ForecastAsked => ({
  agentId: agentId ?? undefined,
  storeTypeId: storeTypeId ?? undefined,
  stateId: stateId ?? undefined,
});

export const pipelineAsked = (form: PipelineForm): PipelineAsked => ({
  ...forecastAsked(form),
  dateRangeId: form.rangeId === '' ? undefined : (form.rangeId as PipelineAsked['dateRangeId']),
  from: toWireDate(form.from) ?? undefined,
  to: toWireDate(form.to) ?? undefined,
});
