// The package has no types.
declare module "xliff/jsToXliff12";
declare module "xliff/xliff12ToJs";
