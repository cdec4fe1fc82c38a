const weights = [9, 7, 3, 1] as const;

/**
 * Whether the digits, weighted 9, 7, 3, 1, 9, 7, 3, 1…, add up to a multiple of ten. Tax numbers and bank accounts use
 * this checksum. Every weight is coprime to 10, so it catches every single wrong digit.
 */
export const passesWeightedSum = (digits: string): boolean => {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) sum += Number(digits[at]) * (weights[at % weights.length] ?? 0);
  return sum % 10 === 0;
};
