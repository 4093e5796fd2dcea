import { Body, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Client, CurrentClient } from '../../../platform/access/client';
import { Public } from '../../../platform/access/decorators';
import { setSignInCookies } from '../sign-in/session-cookie';
import { CallController } from '../../../platform/http/surfaces';
import { Config } from '../../../config';
import {
  RegistrationAnswerDto,
  registrationAnswerDto,
  RegistrationDto,
  registrationOf,
} from './registration.calls.dto';
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
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistrationAnswerDto> {
    const entered = await this.registration.register(registrationOf(body), client);
    setSignInCookies(reply, this.config, entered.signedIn);
    return registrationAnswerDto(entered);
  }
}
