import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { MessageDto } from '../sign-in/account.calls.dto';
import { ClientAddress, CurrentCaller, Public, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { CallController } from '../../../platform/http/surfaces';
import { CancelledChangeDto, ConfirmedEmailDto, MailedLinkDto } from './email-changes.calls.dto';
import { EmailChangesService } from './email-changes.service';
import { EmailProofsService } from './email-proofs.service';

/** Proving one's address, and what the pages do to which such mails lead: the token is the proof, and no part of an address. */
@CallController('Account', 'account/email')
export class EmailChangesController {
  constructor(
    private readonly changes: EmailChangesService,
    private readonly proofs: EmailProofsService,
  ) {}

  @Post('link')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Account_askEmailLink', summary: "Have a link mailed that confirms one's address" })
  @ApiOkResponse({ type: MessageDto })
  async askLink(@CurrentCaller() caller: Caller): Promise<MessageDto> {
    await this.proofs.askLink(caller);
    return { Message: `We have sent a link to ${caller.email}.` };
  }

  @Post('change/again')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Account_sendEmailChange',
    summary: 'Have the link mailed again that confirms a new address',
  })
  @ApiOkResponse({ type: MessageDto })
  async sendAgain(@CurrentCaller() caller: Caller): Promise<MessageDto> {
    return { Message: `We have sent a link to ${await this.changes.sendAgain(caller)}.` };
  }

  @Post('change/cancel')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Account_withdrawEmailChange',
    summary: 'Take back a new address that waits to be confirmed',
  })
  @ApiOkResponse({ type: MessageDto })
  async withdraw(@CurrentCaller() caller: Caller): Promise<MessageDto> {
    await this.changes.withdraw(caller);
    return { Message: `${caller.email} stays the email of your account.` };
  }

  @Post('confirm')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Account_confirmEmail',
    summary: 'Confirm an address by the link that was mailed to it',
  })
  @ApiOkResponse({ type: ConfirmedEmailDto })
  async confirm(
    @Body() { Token }: MailedLinkDto,
    @CurrentCaller() caller: Caller | undefined,
    @ClientAddress() address: string,
  ): Promise<ConfirmedEmailDto> {
    return { Email: await this.changes.confirm(Token, caller, address) };
  }

  @Post('cancel')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Account_cancelEmail',
    summary: 'Keep or take back an address by the link that was mailed to it',
  })
  @ApiOkResponse({ type: CancelledChangeDto })
  async cancel(@Body() { Token }: MailedLinkDto, @ClientAddress() address: string): Promise<CancelledChangeDto> {
    const { email, takenBack } = await this.changes.cancel(Token, address);
    return { Email: email, TakenBack: takenBack };
  }
}
