import { Body, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClientAddress, Public } from '../auth/decorators';
import { setRefreshCookie } from '../auth/session-cookie';
import { CallController } from '../common/doors';
import { Config } from '../config';
import { RegistrationAnswerDto, RegistrationDto } from './registration.dto';
import { RegistrationService } from './registration.service';

@CallController('Account')
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly config: Config,
  ) {}

  @Post('account/register/user')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Account_registerUser', summary: 'Register as buyer, seller or both [CALL-007]' })
  @ApiOkResponse({ type: RegistrationAnswerDto })
  async register(
    @Body() body: RegistrationDto,
    @ClientAddress() address: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistrationAnswerDto> {
    const { answer, open } = await this.registration.register(body, address, userAgent);
    if (open) setRefreshCookie(reply, this.config, open.refreshToken);
    return answer;
  }
}
