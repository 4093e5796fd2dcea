import { Get, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/decorators';
import { clientOf, RateLimitService } from '../../platform/http/rate-limit.service';
import { ResourceController } from '../../platform/http/surfaces';
import { VerificationDto } from './verification.resource.dto';
import { VerificationsService } from './verifications.service';

/** From one address, within a minute [BEYA-25]. */
const MOST = 30;
const MINUTE = 60;

@ResourceController('verifications')
@Public()
export class VerificationsResource {
  constructor(
    private readonly verifications: VerificationsService,
    private readonly limits: RateLimitService,
  ) {}

  @Get(':proof')
  @ApiOperation({
    operationId: 'VerificationsResource_get',
    summary: 'Whether a file, by its SHA-256, or a code is that of a certificate or an agreement; names nobody',
  })
  @ApiOkResponse({ type: VerificationDto })
  async get(@Param('proof') proof: string, @Req() request: FastifyRequest): Promise<VerificationDto> {
    await this.limits.count(`verifications:${clientOf(request.ip)}`, MOST, MINUTE);
    const { found, byCode } = await this.verifications.find(proof);
    return {
      known: Boolean(found),
      kind: found?.kind ?? null,
      day: found?.day ?? null,
      sha256: byCode ? (found?.sha256 ?? null) : null,
    };
  }
}
