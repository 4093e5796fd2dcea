import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { RequiredId, RequiredText } from '../../platform/http/rules';

/** An office at which listing agents work [PROF-12]. */
export class AgentLocationBodyDto {
  @RequiredText('Address', 200)
  address: string;
  @RequiredText('City', 100)
  city: string;
  @RequiredId('State is required')
  stateId: number;
  @RequiredText('Zip code', 10)
  zipCode: string;
}

export class AgentLocationEntryDto {
  @ReadOnly()
  id: number;
  address: string;
  city: string;
  stateId: number;
  zipCode: string;
}

export class ReplacedAgentLocationDto extends Replacing(AgentLocationBodyDto, AgentLocationEntryDto) {}
