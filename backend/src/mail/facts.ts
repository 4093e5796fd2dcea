import type { EntityManager } from 'typeorm';
import { Role, Status } from '../platform/access/permissions';
import type { Config } from '../config';

/** Somebody to write to. Without `userId` there is no account: the office, or a buyer outside the product. */
export interface Person {
  userId: number | null;
  /** The role in which they are told, where the fact concerns them in one; else the type of their account. */
  userTypeId: number | null;
  name: string;
  email: string;
}

/** A change of an account's address. */
export interface EmailChangeFacts {
  person: Person;
  oldEmail: string;
  newEmail: string;
}

export interface KeyFacts {
  name: string;
  /** Its last four characters. */
  hint: string;
  scopes: string[];
  expiresAt: Date | null;
  maker: Person;
}

export interface PropertyFacts {
  id: number;
  name: string;
  place: string;
  seller: Person | null;
}

export interface DealFacts {
  id: number;
  name: string;
  /** Whole dollars; null before terms were submitted. */
  price: number | null;
  isOffline: boolean;
  buyer: Person | null;
  propertyId: number | null;
  propertyName: string;
  seller: Person | null;
}

export interface TermsFacts {
  price: number;
  loiName: string;
  loiCompanyName: string;
  diligencePeriod: string;
  earnestMoneyDeposit: number;
  sourceOfFinancing: string;
}

export interface NdaFacts {
  signer: Person;
  /** As the signer wrote them; the account may be in another name. */
  writtenName: string;
  writtenEmail: string;
  /** Of the text that was signed; null when it was lost. */
  textBytes: number | null;
  entity: string | null;
  phone: string;
  propertyId: number;
  propertyName: string;
  signedAt: Date;
}

export interface MessageFacts {
  subject: string;
  content: string;
  from: string;
  propertyName: string | null;
  /** Null: the office. */
  to: Person | null;
}

export interface EnquiryFacts {
  kind: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  detail: Record<string, string>;
}

const person = (alias: string, role: number | string = `${alias}.user_type_id`): string =>
  `json_build_object('userId', ${alias}.id, 'userTypeId', ${role}, 'name', ${alias}.first_name || ' ' || ${alias}.last_name, 'email', ${alias}.email::text)`;

/** What the mails say, read when they are made; nothing is found for a record that is gone. */
export class Facts {
  constructor(
    private readonly manager: EntityManager,
    private readonly config: Config,
  ) {}

  async findUser(id: number): Promise<Person | undefined> {
    return (await this.rows<{ person: Person }>(`select ${person('u')} person from users u where u.id = $1`, [id]))[0]
      ?.person;
  }

  async findEmailChange(id: number): Promise<EmailChangeFacts | undefined> {
    const [row] = await this.rows<EmailChangeFacts>(
      `select ${person('u')} person, c.old_email::text "oldEmail", c.new_email::text "newEmail" from email_changes c join users u on u.id = c.user_id where c.id = $1`,
      [id],
    );
    return row;
  }

  async findKey(id: number): Promise<KeyFacts | undefined> {
    const [row] = await this.rows<KeyFacts>(
      `select k.name, k.hint, k.scopes, k.expires_at "expiresAt", ${person('u')} maker from api_keys k join users u on u.id = k.user_id where k.id = $1`,
      [id],
    );
    return row;
  }

  async findProperty(id: number): Promise<PropertyFacts | undefined> {
    const [row] = await this.rows<PropertyFacts>(
      `select p.id, p.name, p.city || ', ' || s.code place, case when u.id is not null then ${person('u', Role.Seller)} end seller
       from properties p join states s on s.id = p.state_id left join users u on u.id = p.seller_id where p.id = $1`,
      [id],
    );
    return row;
  }

  async findDeal(id: number): Promise<DealFacts | undefined> {
    const [row] = await this.rows<Omit<DealFacts, 'price'> & { price: string | null }>(
      `select d.id, d.deal_name "name", d.price, d.is_offline "isOffline", d.property_id "propertyId", coalesce(p.name, d.property_name) "propertyName",
              case when b.id is not null then ${person('b', Role.Buyer)}
                   when d.offline_buyer_email is not null then json_build_object('userId', null, 'userTypeId', null,
                     'name', concat_ws(' ', d.offline_buyer_first_name, d.offline_buyer_last_name), 'email', d.offline_buyer_email) end buyer,
              case when s.id is not null then ${person('s', Role.Seller)} end seller
       from deals d left join users b on b.id = d.buyer_id left join properties p on p.id = d.property_id left join users s on s.id = p.seller_id
       where d.id = $1`,
      [id],
    );
    return row && { ...row, price: row.price === null ? null : Number(row.price) };
  }

  async findTerms(dealId: number, version: number): Promise<TermsFacts | undefined> {
    const [row] = await this.rows<
      Omit<TermsFacts, 'price' | 'earnestMoneyDeposit'> & { price: string; earnestMoneyDeposit: string }
    >(
      `select t.price, t.loi_name "loiName", t.loi_company_name "loiCompanyName", p.name "diligencePeriod",
              t.earnest_money_deposit "earnestMoneyDeposit", t.source_of_financing "sourceOfFinancing"
       from offer_terms t join diligence_periods p on p.id = t.diligence_period_id where t.deal_id = $1 and t.version = $2`,
      [dealId, version],
    );
    return row && { ...row, price: Number(row.price), earnestMoneyDeposit: Number(row.earnestMoneyDeposit) };
  }

  async findNda(id: number): Promise<NdaFacts | undefined> {
    const [row] = await this.rows<NdaFacts>(
      `select ${person('u', Role.Buyer)} signer, n.first_name || ' ' || n.last_name "writtenName", n.email "writtenEmail", a.bytes "textBytes", n.entity, n.phone, n.property_id "propertyId", n.property_name "propertyName", n.signed_at "signedAt"
       from ndas n join users u on u.id = n.user_id left join agreements a on a.id = n.agreement_id where n.id = $1`,
      [id],
    );
    return row;
  }

  async findMessage(id: number): Promise<MessageFacts | undefined> {
    const [row] = await this.rows<MessageFacts>(
      `select m.mail_subject "subject", m.mail_content "content", coalesce(f.first_name || ' ' || f.last_name, $2) "from", p.name "propertyName",
              case when t.id is not null then ${person('t', 'm.to_user_type_id')} end "to"
       from messages m left join users f on f.id = m.from_user_id left join users t on t.id = m.to_user_id left join properties p on p.id = m.property_id
       where m.id = $1 and m.deleted_at is null`,
      [id, this.config.PRODUCT_NAME],
    );
    return row;
  }

  async findEnquiry(id: number): Promise<EnquiryFacts | undefined> {
    return (
      await this.rows<EnquiryFacts>('select kind, name, phone, email, message, detail from enquiries where id = $1', [
        id,
      ])
    )[0];
  }

  /** Every administrator who may sign in: the readers of what is written to the office. */
  async administrators(): Promise<Person[]> {
    const rows = await this.rows<{ person: Person }>(
      `select ${person('u', Role.Admin)} person from users u join user_roles r on r.user_id = u.id and r.role_id = ${Role.Admin}
       where u.status_id <> ${Status.Rejected} order by u.id`,
      [],
    );
    return rows.map((row) => row.person);
  }

  /** The property's listing agents; the office where it has none. */
  async agentsOrOffice(propertyId: number | null): Promise<Person[]> {
    const rows = await this.rows<{ person: Person }>(
      `select ${person('u', Role.Admin)} person from property_agents a join users u on u.id = a.user_id
       where a.property_id = $1 and u.status_id <> ${Status.Rejected} order by a.position, u.id`,
      [propertyId],
    );
    return rows.length > 0 ? rows.map((row) => row.person) : [this.office()];
  }

  /** The shared mailbox of the brokerage. */
  office(): Person {
    return {
      userId: null,
      userTypeId: null,
      name: `${this.config.PRODUCT_NAME} office`,
      email: this.config.CONTACT_EMAIL,
    };
  }

  private rows<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.manager.query<Row[]>(sql, values);
  }
}
