import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '../../platform/access/decorators';
import { ResourceController } from '../../platform/http/surfaces';
import { EvidenceKeyDto } from './evidence.resource.dto';
import { EvidenceService } from './evidence.service';

@ResourceController('evidence')
@Public()
export class EvidenceResource {
  constructor(private readonly evidence: EvidenceService) {}

  @Get('key')
  @ApiOperation({
    operationId: 'Evidence_key',
    summary: 'The public keys by which seals over the evidence are verified: the one in use, then those before it',
  })
  @ApiOkResponse({ type: [EvidenceKeyDto] })
  async key(): Promise<EvidenceKeyDto[]> {
    return (await this.evidence.keys()).map(({ id, publicKey, since }) => ({
      id,
      publicKey,
      since: since.toISOString(),
    }));
  }
}
