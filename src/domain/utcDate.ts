/**
 * A Date whose fields are UTC's. date-fns reads and sets fields in the device's zone; some zones have skipped whole days,
 * so there a calendar date could not be represented. date-fns keeps the class of the date that it is given.
 */
export class UtcDate extends Date {
  override getTimezoneOffset(): number {
    return 0;
  }
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
  override getMilliseconds(): number {
    return this.getUTCMilliseconds();
  }
  override setFullYear(...fields: Parameters<Date['setUTCFullYear']>): number {
    return this.setUTCFullYear(...fields);
  }
  override setMonth(...fields: Parameters<Date['setUTCMonth']>): number {
    return this.setUTCMonth(...fields);
  }
  override setDate(day: number): number {
    return this.setUTCDate(day);
  }
  override setHours(...fields: Parameters<Date['setUTCHours']>): number {
    return this.setUTCHours(...fields);
  }
}
