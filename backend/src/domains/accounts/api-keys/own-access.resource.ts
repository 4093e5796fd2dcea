import { Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import type { LimitedRequest } from '../../../platform/http/rate-limit.guard';
import { ANY_SCOPE, ResourceController } from '../../../platform/http/surfaces';
import { CallerDto } from './own-access.resource.dto';
import { OwnAccessService } from './own-access.service';

@ResourceController('me', undefined, ANY_SCOPE)
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class OwnAccessResource {
  constructor(private readonly access: OwnAccessService) {}

  @Get()
  @OnlyReads()
  @ApiOperation({
    operationId: 'OwnAccessResource_get',
    summary: 'For whom this token or key acts, what it opens, until when, and how many requests are left',
  })
  @ApiOkResponse({ type: CallerDto })
  async get(@CurrentCaller() caller: Caller, @Req() { rateLimit }: LimitedRequest): Promise<CallerDto> {
    const { id: userId, firstName, lastName, email, roles, keyId = null, scopes } = caller;
    return {
      userId,
      firstName,
      lastName,
      email,
      roles,
      keyId,
      scopes: scopes ? [...scopes] : null,
      expiresAt: await this.access.endOf(caller),
      rateLimit,
    };
  }
}
