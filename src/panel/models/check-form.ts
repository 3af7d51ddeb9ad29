export type FormField = 'name' | 'email' | 'phone' | 'message';
export type FormValues = Record<FormField, string>;
export type FormFault = 'missing' | 'invalid' | 'tooLong';
export type FormFaults = Partial<Record<FormField, FormFault>>;

/** What a form asks for: each field shown, and whether it must be filled. */
export type FormDemands = Partial<Record<FormField, 'required' | 'optional'>>;

/** In the order the form shows them. */
export const formFields: readonly FormField[] = ['name', 'email', 'phone', 'message'];

export const longestValues: Record<FormField, number> = { name: 99, email: 99, phone: 40, message: 5000 };

const shapes: Partial<Record<FormField, RegExp>> = {
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  phone: /^\+?[\d\s()./-]{4,}$/,
};

export function checkForm(values: FormValues, demands: FormDemands): FormFaults {
  const faults: FormFaults = {};
  for (const field of formFields) {
    const value = values[field].trim();
    if (!demands[field]) continue;
    if (!value) {
      if (demands[field] === 'required') faults[field] = 'missing';
    } else if (value.length > longestValues[field]) faults[field] = 'tooLong';
    else if (shapes[field]?.test(value) === false) faults[field] = 'invalid';
  }
  return faults;
}
