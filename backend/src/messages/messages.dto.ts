import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { PageRequestDto, PaginationDto } from '../common/paging.dto';

/** One page of one's own messages [MSG-39]. */
export class MessagesRequestDto extends PageRequestDto {
  /** As whom one reads; every role of a person has the same messages. */
  @IsOptional() @Type(() => Number) @IsIn([1, 2, 3], { message: 'UserType is invalid' })
  UserType?: number;
}

/** A message as its reader sees it [MSG-29, MSG-31]. */
export class MessageItemDto {
  ID: number;
  MailSubject: string;
  MailContent: string;
  FromUserID: number | null;
  /** The product's name where nobody wrote it. */
  FromUserName: string;
  FromUserTypeID: number;
  ToUserID: number | null;
  ToUserTypeID: number;
  ParentMessageID: number | null;
  StoreID: number | null;
  StoreName: string | null;
  CreatedDate: Date;
  IsRead: boolean;
}

export class MessagesDto {
  Messages: MessageItemDto[];
  Pagination: PaginationDto;
}

/** [MSG-33] */
export class UnreadDto {
  unreadCount: number;
}
